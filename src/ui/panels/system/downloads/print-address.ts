/** The part of the address that names what is printed: the job that made it. */
export const printed = 'print'

export const printAddress = (jobId: string): string => `?${new URLSearchParams({ [printed]: jobId })}`
