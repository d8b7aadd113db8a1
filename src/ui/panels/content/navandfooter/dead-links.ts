import type { CheckedLink } from '../../../../domain/navigation/check-links.contract'
import type { Left } from '../../engine/actions/use-outcome'
import type { NavigationFormValues } from './navigation-form-values'

interface Linked {
  readonly to?: string
  readonly children?: readonly Linked[] | undefined
}

/** Every address that is entered, once. */
export function addressesIn({ header = [], footer = [], links = [] }: NavigationFormValues): readonly string[] {
  const all = [...header, ...footer, ...links] as readonly Linked[]
  const of = ({ to, children = [] }: Linked): readonly (string | undefined)[] => [to, ...children.flatMap(of)]
  return [...new Set(all.flatMap(of))].flatMap(to => (to === undefined || to === '' ? [] : [to]))
}

const reasons: Partial<Record<CheckedLink['state'], string>> = {
  broken: 'This page does not exist.',
  unreachable: 'This site does not answer. It may be down for now.',
}

/** Links that lead nowhere, with why. */
export const deadLinks = (links: readonly CheckedLink[]): readonly Left[] =>
  links.flatMap(({ to, state }) => (reasons[state] === undefined ? [] : [{ name: to, reason: reasons[state] }]))
