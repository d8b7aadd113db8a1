export const most: number
