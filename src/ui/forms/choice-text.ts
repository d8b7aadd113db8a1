/** A declared code as a label: `in_review` → `In review`. */
export const choiceText = (code: string): string => {
  const words = code.replaceAll(/[_-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
