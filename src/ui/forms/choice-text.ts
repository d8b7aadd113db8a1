/** A code of a declaration as people read it: `in_review` → `In review`. */
export const choiceText = (code: string): string => {
  const words = code.replaceAll(/[_-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
