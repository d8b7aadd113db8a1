import { noShopSettings, shopSettings, shopSettingsId } from '../../../../domain/shop/shop-settings.collection'
import { documentPanel } from '../../engine/document-panel'

/** Settings that affect all prices of the shop, and bookkeeping accounts. */
export default documentPanel(shopSettings, {
  id: shopSettingsId,
  form: ['zip', 'taxRates', 'shipping', 'accounts'],
  begin: noShopSettings,
})
