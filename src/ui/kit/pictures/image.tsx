import { type ComponentProps, type ComponentType, createContext, createElement, use } from 'react'

export type ImageProps = ComponentProps<'img'> & { readonly src: string; readonly alt: string; readonly 'data-held'?: string | undefined }

/** Component that renders an image: the native element, unless the application uses addresses that browsers cannot open. */
export const PictureSource = createContext<ComponentType<ImageProps> | 'img'>('img')

/** An image whose address comes from a record. */
export const Image = (props: ImageProps) => createElement(use(PictureSource), props)
