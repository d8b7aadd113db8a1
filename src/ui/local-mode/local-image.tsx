import { lazy, Suspense } from 'react'
import { localFilePath } from '../../domain/shared/local-file'
import type { ImageProps } from '../kit/pictures/image'

// Marked as pure, so that a build without local images drops this module.
const StoredImage = /* @__PURE__ */ lazy(() => import('./stored-image'))

/** An image whose file may be in local mode's own store, which has no address a browser can open. */
export function LocalImage({ src, alt, ...rest }: ImageProps) {
  const path = localFilePath(src)
  if (path === undefined) return <img src={src} alt={alt} {...rest} />
  return (
    <Suspense fallback={<img alt={alt} {...rest} />}>
      <StoredImage key={path} path={path} alt={alt} {...rest} />
    </Suspense>
  )
}
