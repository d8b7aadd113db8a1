import { memberTabs } from './members/member-tabs'

/** Every membership with its state today. */
export default memberTabs({ columns: ['audience'], filters: ['audience'] })
