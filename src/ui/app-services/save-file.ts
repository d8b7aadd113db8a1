/** Downloads a file in the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
