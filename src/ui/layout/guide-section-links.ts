/** The pages of the guide below its first one, until staff arrange them otherwise. */
export const guideSectionLinks = [
  ['maps', 'Map'],
  ['weekends', 'Weekends'],
  ['events', 'Events'],
  ['articles', 'Articles'],
  ['flipbook', 'Flipbook'],
  ['saved', 'Saved'],
].map(([page, label]) => ({ to: `/sfosguide/${page}`, label: label! }))
