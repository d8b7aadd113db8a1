/** A variant of a product as lines and holds name it: `{product}/{number of the variant}`. */
export const stockRef = (productId: string, sku: string): string => `${productId}/${sku}`

/** The parts of a reference with a slash: product and variant, or membership and level. */
export function partsOfRef(ref: string): { readonly id: string; readonly part: string } {
  const slash = ref.indexOf('/')
  return slash < 0 ? { id: ref, part: '' } : { id: ref.slice(0, slash), part: ref.slice(slash + 1) }
}
