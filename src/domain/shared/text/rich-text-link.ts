/** Addresses that rich text may link to: paths inside the application, web and mail addresses. */
export const richTextLink = /^(\/(?![/\\])|[#?]|https?:\/\/|mailto:)\S*$/i
