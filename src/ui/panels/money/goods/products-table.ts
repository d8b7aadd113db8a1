import { lazy } from 'react'
import { goodsKinds } from '../../../../domain/shop/product-kinds'
import { products } from '../../../../domain/shop/products.collection'
import { choiceText } from '../../../forms/choice-text'
import { moneyOf } from '../../../kit/format-money'
import { collectionPanel } from '../../engine/collection-panel'
import { selectInput } from '../../engine/fields/option-inputs'

// Loaded with the first goods that are opened.
const PublishedPictureSelect = lazy(() => import('../../engine/fields/published-picture-select'))
const GoodsFileInput = lazy(() => import('./goods-file-input'))
const VariantsForm = lazy(() => import('./variants-form'))

const KindInput = selectInput({ useOptions: () => goodsKinds.map(value => ({ value, label: choiceText(value) })) })

/** The products of the shop, without tickets, which are made with their events. */
export default collectionPanel(products, {
  find: { where: [['kind', 'in', [...goodsKinds]]] },
  columns: [
    'title',
    'kind',
    'status',
    {
      name: 'price',
      label: 'Price',
      value: ({ variants = [] }) => [...new Set(variants.map(({ price }) => moneyOf(price)))].join(', '),
    },
    {
      name: 'stock',
      label: 'In stock',
      kind: 'number',
      value: ({ variants = [] }) =>
        variants.some(({ stock }) => stock !== undefined) ? variants.reduce((sum, { stock = 0 }) => sum + stock, 0) : undefined,
    },
    'memberOnly',
    'from',
    'until',
    'order',
  ],
  sort: 'order',
  filters: ['kind', 'status', 'memberOnly'],
  form: ['title', 'kind', 'summary', 'details', 'maker', 'imageId', 'file', 'taxCode', 'memberOnly', 'from', 'until', 'order'],
  begin: { kind: 'goods', summary: '', variants: [], memberOnly: false, order: 100, status: 'draft' },
  inputs: { kind: KindInput, imageId: PublishedPictureSelect, file: GoodsFileInput },
  under: VariantsForm,
})
