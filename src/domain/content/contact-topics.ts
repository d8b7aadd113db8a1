/** What a message to the organisation may be about. */
export const contactTopics = ['visit', 'artist', 'giving', 'press', 'access', 'problem', 'other'] as const
