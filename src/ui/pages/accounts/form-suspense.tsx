import { type ReactNode, Suspense } from 'react'
import { Skeleton } from '../../kit/feedback/skeleton'

/** Suspense boundary of a form whose code loads after the page. Its prerendered fields can be filled in until then. */
export const FormSuspense = ({ children }: { readonly children: ReactNode }) => <Suspense fallback={<Skeleton lines={4} />}>{children}</Suspense>
