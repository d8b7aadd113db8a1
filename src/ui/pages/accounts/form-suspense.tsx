import { type ReactNode, Suspense } from 'react'
import { Skeleton } from '../../kit/feedback/skeleton'

/** Where a form stands whose program comes after the page. Its prerendered fields can be filled in until then. */
export const FormSuspense = ({ children }: { readonly children: ReactNode }) => <Suspense fallback={<Skeleton lines={4} />}>{children}</Suspense>
