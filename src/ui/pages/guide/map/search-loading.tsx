import { useEffect, useState } from 'react'
import { Button } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import { Skeleton } from '../../../kit/feedback/skeleton'

interface SearchLoadingProps {
  readonly failed: boolean
  readonly onRetry: () => void
}

/** Milliseconds of loading after which the visitor is informed. The file service itself tries for two minutes before it gives up. */
const patience = 8000

/** Shown instead of the studios while the search loads; says so if it fails or takes long. */
export default function SearchLoading({ failed, onRetry }: SearchLoadingProps) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (isLate) return undefined
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [isLate])
  const retry = () => {
    setLate(false)
    onRetry()
  }
  if (!failed && !isLate) return <Skeleton height="4.5rem" lines={6} />
  return (
    <Notice tone="bad" title="The search could not be loaded" actions={<Button onClick={retry}>Try again</Button>}>
      What you typed is still here. Check your connection, then try again.
    </Notice>
  )
}
