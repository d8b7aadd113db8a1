// @vitest-environment happy-dom
import { array, assert, constantFrom, integer, option, property, record } from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type HeldTerm, newTerms } from '../../../../src/domain/memberships/terms/new-terms'
import { reversedTerms } from '../../../../src/domain/memberships/terms/reversed-terms'
import { dateOfDay, dayNumber } from '../../../../src/domain/shared/time/local-day'
import { previewOf } from '../../../../src/ui/pages/membership/joining/join-choice'
import { longDayText } from '../../../../src/ui/pages/membership/joining/long-day-text'
import { TermDays } from '../../../../src/ui/pages/membership/joining/term-days'

const today = '2027-10-16'
const onDay = (after: number) => dateOfDay(dayNumber(today) + after)
const lengths = record({ termMonths: integer({ min: 1, max: 24 }), fixedEnd: option(constantFrom('12-31', '01-31', '02-28'), { nil: undefined }) })
/** Lines that were paid earlier, some of them refunded. */
const history = array(
  record({ paid: integer({ min: -1200, max: 0 }), count: integer({ min: 1, max: 3 }), isRefunded: constantFrom(true, false, false) }),
  {
    maxLength: 5,
  },
)

it('the days on the screen are those of the terms that the paid line makes', () => {
  assert(
    property(history, lengths, integer({ min: 1, max: 3 }), (before, length, count) => {
      const all = before
        .toSorted((a, b) => a.paid - b.paid)
        .reduce<readonly HeldTerm[]>((terms, { paid, count: many, isRefunded }, i) => {
          const added = [...terms, ...newTerms(terms, { id: `line-${i}`, paidOn: onDay(paid), count: many, length })]
          return isRefunded ? [...added, ...reversedTerms(added, `line-${i}`)] : added
        }, [])
      const product = { ...length, graceDays: 14 } as unknown as Parameters<typeof previewOf>[0]
      const preview = previewOf(product, { terms: { all, suspensions: [], today } }, { terms: count, isMonthly: false })
      const shown = renderToStaticMarkup(<TermDays preview={preview} graceDays={14} />)
      const made = newTerms(all, { id: 'new', paidOn: today, count, length })
      const days = [...shown.matchAll(/<strong>([^<]+)<\/strong>/g)].map(([, day]) => day)
      expect(days).toEqual([longDayText(made[0]!.start), longDayText(made.at(-1)!.end)])
    }),
  )
})
