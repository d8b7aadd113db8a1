import { useEffect, useState } from 'react'
import { LocalMode } from '../../domain/hosting/local-mode'
import { useApp } from '../app-services/app-context'
import type { ImageProps } from '../kit/pictures/image'

/** A file of local mode's store; until it is read, its space and color. A missing file stays empty. */
export default function StoredImage({ path, alt, ...rest }: Omit<ImageProps, 'src'> & { readonly path: string }) {
  const app = useApp()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let left = false
    const read = async () => {
      const file = await (await app.services()).get(LocalMode).file(path)
      if (left) return
      made = URL.createObjectURL(file)
      setAddress(made)
    }
    read().catch((error: unknown) => console.warn(`local mode cannot show ${path}`, error))
    return () => {
      left = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [app, path])
  return <img src={address} alt={alt} {...rest} />
}
