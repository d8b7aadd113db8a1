import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readAdArt } from '../../domain/ads/pipeline/change-own-ad.contract'
import { fetchParts } from '../../domain/shared/files/file-parts'
import { Callables } from '../../domain/shared/functions/callables'
import { useService } from '../app-services/app-context'

interface AdArtProps {
  readonly adId: string
  /** Index of the version. */
  readonly version: number
  readonly className?: string | undefined
  readonly alt: string
}

/** A version of the artwork, for whoever may open the advertisement. It is read once. */
export function AdArt({ adId, version, className, alt }: AdArtProps) {
  const callables = useService(Callables)
  const { data, isError } = useQuery({
    queryKey: ['ad-art', adId, version],
    queryFn: async () => {
      let mime = ''
      const read = async (part: number) => {
        const { mime: type, ...found } = await callables.call(readAdArt, { adId, version, part })
        mime = type
        return found
      }
      const file = await fetchParts(read, { name: adId, type: '' }, () => undefined)
      // A drawing of the organization's own may be SVG, which an image element shows without running anything in it.
      return new Blob([file], { type: mime })
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (isError) return <p>This picture cannot be shown.</p>
  return data ? <FileImage file={data} className={className} alt={alt} /> : <p role="status">Opening the picture…</p>
}

interface FileImageProps extends Pick<AdArtProps, 'className' | 'alt'> {
  readonly file: Blob
}

/** The address of a file keeps the file in memory, so it goes with the image. */
function FileImage({ file, className, alt }: FileImageProps) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    // oxlint-disable-next-line react/set-state-in-effect -- an address that rendering makes could not be given back
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address === undefined ? null : <img className={className} src={address} alt={alt} />
}
