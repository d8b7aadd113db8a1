const labels: Readonly<Record<string, string>> = { full: 'Wheelchair accessible', partial: 'At least partly' }

/** The label of an accessibility feature; the value itself if it has no label. */
export const accessLabel = (value: string, itself: string) => labels[value] ?? itself
