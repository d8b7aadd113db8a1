/** A picture in published files. */
export interface PublishedPicture {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** Preview while the picture loads, in base64. */
  readonly thumbhash?: string
}
