import { type ComponentProps, type ComponentType, createContext, createElement, use } from 'react'

export type ImageProps = ComponentProps<'img'> & { readonly src: string; readonly alt: string; readonly 'data-held'?: string | undefined }

/** What draws an image; the browser's own element, unless the application knows addresses that the browser does not. */
export const PictureSource = createContext<ComponentType<ImageProps> | 'img'>('img')

/** An image by an address that a record names. */
export const Image = (props: ImageProps) => createElement(use(PictureSource), props)
