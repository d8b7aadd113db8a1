import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FlipbookPage } from '../../domain/flipbook/flipbook-book'
import css from './page-list.module.css'
import { Sheet } from './sheet'

interface PageListProps {
  readonly page: number
  readonly pages: number
  readonly ratio: number
  readonly zoom: number
  readonly pageOf: (n: number) => FlipbookPage | undefined
  readonly placeOf: (n: number) => ReactNode
  /** The pages that are near to what is seen: their files are wanted. */
  readonly onNear: (pages: readonly number[]) => void
  /** The page at the top, while the reader scrolls. */
  readonly onPage: (page: number) => void
}

/** All pages below each other, for plain scrolling. Pages that are far away keep their room and are drawn when they come near. */
export function PageList({ page, pages, ratio, zoom, pageOf, placeOf, onNear, onPage }: PageListProps) {
  const list = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([1]))
  // An address with a page scrolls there first.
  const scrolledTo = useRef(1)
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const onScreen = new Set<number>()
    const around = new IntersectionObserver(
      entries => {
        setNear(before => {
          const next = new Set(before)
          for (const { target, isIntersecting } of entries) if (isIntersecting) next.add(numberOf(target))
          return next.size === before.size ? before : next
        })
      },
      { rootMargin: '150% 0px' },
    )
    const seen = new IntersectionObserver(entries => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) onScreen.add(numberOf(target))
        else onScreen.delete(numberOf(target))
      }
      const top = Math.min(...onScreen)
      if (!Number.isFinite(top)) return
      scrolledTo.current = top
      onPage(top)
    })
    for (const child of element.children) {
      around.observe(child)
      seen.observe(child)
    }
    return () => {
      around.disconnect()
      seen.disconnect()
    }
  }, [onPage, pages])
  useEffect(() => onNear([...near]), [near, onNear])
  useEffect(() => {
    if (scrolledTo.current === page) return
    scrolledTo.current = page
    list.current?.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: 'start' })
  }, [page])
  return (
    <div ref={list} className={css.list} style={{ '--ratio': ratio, '--zoom': zoom } as React.CSSProperties}>
      {Array.from({ length: pages }, (_, i) => i + 1).map(n => {
        const content = near.has(n) ? pageOf(n) : undefined
        return (
          <div key={n} className={css.page} data-page={n}>
            {content ? <Sheet page={content} /> : placeOf(n)}
          </div>
        )
      })}
    </div>
  )
}

const numberOf = (element: Element) => Number(element.getAttribute('data-page'))
