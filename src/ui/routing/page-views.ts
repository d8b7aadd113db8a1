/** Reports the first page, and every page whose full path differs from the previous one. */
export function pageViews(record: (path: string, title: string) => void) {
  let last: string | undefined
  return (fullPath: string, title: string): void => {
    if (fullPath === last) return
    last = fullPath
    record(fullPath, title)
  }
}
