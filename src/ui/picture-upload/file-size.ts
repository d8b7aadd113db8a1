/** `12.4 MB`, `870 kB`, from bytes. */
export function fileSize(bytes: number): string {
  const [count, unit] = bytes >= 2 ** 20 ? [bytes / 2 ** 20, 'MB'] : [bytes / 2 ** 10, 'kB']
  return `${count.toLocaleString('en-US', { maximumFractionDigits: unit === 'MB' ? 1 : 0 })} ${unit}`
}
