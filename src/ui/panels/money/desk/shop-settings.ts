import { noShopSettings, shopSettings, shopSettingsId } from '../../../../domain/shop/shop-settings.collection'
import { documentPanel } from '../../engine/document-panel'

/** What every price of the shop depends on, and the accounts of the bookkeeping. */
export default documentPanel(shopSettings, {
  id: shopSettingsId,
  form: ['zip', 'taxRates', 'shipping', 'accounts'],
  begin: noShopSettings,
})
