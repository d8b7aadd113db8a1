import { sectionEditor } from './pagebuilder/section-editor'

/** The page for artists: its text, around the season's dates and the pages of the section. */
export default sectionEditor('artists', 'For artists')
