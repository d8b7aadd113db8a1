import { usualDonorLevels } from '../../../../domain/giving/donors/donor-levels'
import { donorSettings, donorSettingsId } from '../../../../domain/giving/donors/donor-settings.collection'
import { documentPanel } from '../../engine/document-panel'

/** What donors are called by what they gave in a fiscal year. */
export default documentPanel(donorSettings, { id: donorSettingsId, form: ['levels', 'largeFrom'], begin: { levels: [...usualDonorLevels] } })
