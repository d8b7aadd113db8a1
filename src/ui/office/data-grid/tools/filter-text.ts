import type { GridColumn } from '../grid-column'
import { isEmpty, isFilled } from '../rows/filter-test'

/** A filter as readable text: `Published, Draft`, `from 5 to 20`, `none`. */
export function filterText<R>({ kind, choices }: GridColumn<R>, asked: string): string {
  if (asked === isEmpty) return 'none'
  if (asked === isFilled) return 'any'
  switch (kind) {
    case 'boolean':
      return asked === 'yes' ? 'Yes' : 'No'
    case 'choice':
      return asked
        .split(',')
        .map(one => choices?.find(({ value }) => value === one)?.label ?? one)
        .join(', ')
    case 'number':
    case 'instant': {
      const [from = '', to = from] = asked.split('..')
      return [from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ')
    }
    case 'list':
    case 'text':
      return `“${asked}”`
  }
}
