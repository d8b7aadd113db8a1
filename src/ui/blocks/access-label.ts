const labels: Readonly<Record<string, string>> = { full: 'Wheelchair accessible', partial: 'At least partly' }

/** How a way of getting in is called where it can be chosen; as it calls itself where no word is known. */
export const accessLabel = (value: string, itself: string) => labels[value] ?? itself
