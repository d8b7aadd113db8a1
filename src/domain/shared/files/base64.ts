/** Maximum number of arguments in one call of `String.fromCharCode`. */
const chunk = 0x8000

export function toBase64(bytes: Uint8Array): string {
  let text = ''
  // As one list, because spreading it takes seven times as long.
  for (let at = 0; at < bytes.length; at += chunk) text += Reflect.apply(String.fromCharCode, undefined, bytes.subarray(at, at + chunk))
  return btoa(text)
}

/** Throws what `atob` throws for a text that is not base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), sign => sign.charCodeAt(0))
