export const maxResults: number
