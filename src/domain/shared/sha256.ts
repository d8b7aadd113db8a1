/** SHA-256 of bytes, or of a text in UTF-8, as lower-case hex. */
export async function sha256(of: string | Blob | BufferSource): Promise<string> {
  const bytes = typeof of === 'string' ? new TextEncoder().encode(of) : of instanceof Blob ? await of.arrayBuffer() : of
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}
