import { usualDonorLevels } from '../../../../domain/giving/donors/donor-levels'
import { donorSettings, donorSettingsId } from '../../../../domain/giving/donors/donor-settings.collection'
import { documentPanel } from '../../engine/document-panel'

/** The names of donor levels, by the sum of a fiscal year. */
export default documentPanel(donorSettings, { id: donorSettingsId, form: ['levels'], begin: { levels: [...usualDonorLevels] } })
