import { sectionEditor } from '../../content/pagebuilder/section-editor'

/** The page for donors: its text, around the campaigns and their progress. */
export default sectionEditor('donors', 'Donate')
