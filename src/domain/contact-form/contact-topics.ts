/** Topics of a message to the organization. */
export const contactTopics = ['visit', 'artist', 'giving', 'press', 'access', 'problem', 'other'] as const
