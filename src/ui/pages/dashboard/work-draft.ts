import { useState } from 'react'
import { pictureLimits } from '../../../domain/content/picture-upload'
import type { OwnWork } from '../../queries/account.queries'
import type { availabilityWords } from './artwork-words'
import { millimetres, type SizeUnit, sizeIn } from './size-words'
import { useTyped } from './use-typed'

export type Availability = keyof typeof availabilityWords

/** What an artist types of a work, as it is typed. */
export interface WorkWords {
  readonly title: string
  readonly year: string
  readonly medium: string
  readonly availability: Availability
  readonly price: string
  readonly height: string
  readonly width: string
  readonly depth: string
  readonly unit: SizeUnit
  readonly description: string
  readonly alt: string
}

const noWords: WorkWords = {
  title: '',
  year: '',
  medium: '',
  availability: 'sale',
  price: '',
  height: '',
  width: '',
  depth: '',
  unit: 'in',
  description: '',
  alt: '',
}

const wordsOf = ({ work }: OwnWork): WorkWords => ({
  ...noWords,
  title: work.title,
  year: String(work.year),
  medium: work.medium,
  availability: work.availability,
  price: work.price ? String(work.price.cents / 100) : '',
  height: sizeIn(work.size?.h, 'in'),
  width: sizeIn(work.size?.w, 'in'),
  depth: sizeIn(work.size?.d, 'in'),
  description: work.description ?? '',
})

/** Changes with what is said of a work, and not with its pictures. */
const keyOf = (own: OwnWork) => JSON.stringify([own.work.id, wordsOf(own)])

/** The words of a work while they are typed, what is wrong with them, and the record they make. */
export function useWorkDraft(own?: OwnWork) {
  const before = own ? wordsOf(own) : noWords
  const [words, change] = useTyped(own && keyOf(own), before)
  const [latest] = useState(() => new Date().getFullYear() + 1)
  const [h, w, d] = [words.height, words.width, words.depth].map(side => millimetres(side, words.unit))
  const isSized = [words.height, words.width, words.depth].some(side => side.trim() !== '')
  const sizeChanged = (['height', 'width', 'depth', 'unit'] as const).some(name => words[name] !== before[name])
  const wrong = {
    title: words.title.trim() === '' ? 'Enter a title.' : undefined,
    year: /^\d{4}$/.test(words.year) && Number(words.year) >= 1900 && Number(words.year) <= latest ? undefined : `A year from 1900 to ${latest}.`,
    price: words.availability !== 'sale' || /^\d{1,7}(\.\d{2})?$/.test(words.price.trim()) ? undefined : 'Dollars, like 450 or 450.50.',
    size:
      isSized && (h === undefined || w === undefined || (d === undefined && words.depth.trim() !== ''))
        ? 'Height and width as numbers, like 24 or 24.5.'
        : undefined,
    alt: !own && words.alt.trim() === '' ? 'Say what is to be seen, for those who cannot see it.' : undefined,
  }
  const record = {
    title: words.title.trim(),
    year: Number(words.year),
    medium: words.medium.trim(),
    availability: words.availability,
    price: words.availability === 'sale' ? { cents: Math.round(Number(words.price) * 100), cur: 'usd' as const } : undefined,
    // A size nobody touched stays to the millimetre as it was.
    size: own && !sizeChanged ? own.work.size : h === undefined || w === undefined ? undefined : { h, w, ...(d !== undefined && { d }) },
    description: words.description.trim() || undefined,
  }
  return {
    words,
    change,
    wrong,
    isRight: Object.values(wrong).every(problem => problem === undefined),
    isChanged: (Object.keys(before) as (keyof WorkWords)[]).some(name => words[name] !== before[name]),
    record,
    alt: words.alt.trim().slice(0, pictureLimits.alt),
  }
}
export type WorkDraft = ReturnType<typeof useWorkDraft>
