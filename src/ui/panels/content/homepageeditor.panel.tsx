import { homeSlug } from '../../../domain/content/sections'
import { sectionEditor } from './pagebuilder/section-editor'

/** The home page: its hero's words for each phase of the season, and the modules below it. */
export default sectionEditor(homeSlug, 'Home', 'Visitors see the usual arrangement, and the draft begins with it.')
