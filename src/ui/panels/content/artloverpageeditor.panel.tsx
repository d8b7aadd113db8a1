import { sectionEditor } from './pagebuilder/section-editor'

/** The page for art lovers: its text, around levels, perks and the pages of the section. */
export default sectionEditor('artlover', 'For art lovers')
