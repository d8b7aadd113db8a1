/** Topics of a message to the organization. */
export const contactTopics = ['visit', 'artist', 'giving', 'volunteer', 'press', 'access', 'problem', 'other'] as const
