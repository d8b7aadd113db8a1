import { expect, it } from 'vitest'
import { auditLine, openFindings } from '../../scripts/audit.mjs'

const advisory = { title: 'Prototype pollution', url: 'https://github.com/advisories/GHSA-a', severity: 'high' }
const reports = [{ vulnerabilities: { words: { name: 'words', via: [advisory] }, user: { name: 'user', via: ['words'] } } }]
const accepted = { advisory: advisory.url, reason: 'It is given no input of visitors', until: '2027-01-31' }

it('names each vulnerability once, by the package that has it', () => {
  expect(openFindings(reports, [], '2027-01-01')).toEqual(['high: words, Prototype pollution (https://github.com/advisories/GHSA-a)'])
})

it('is silent about what is accepted, until the day that was set', () => {
  expect(openFindings(reports, [accepted], '2027-01-31')).toEqual([])
  expect(openFindings(reports, [accepted], '2027-02-01')).toHaveLength(1)
})

it('asks to remove what is accepted and no longer reported', () => {
  expect(openFindings([{}], [accepted], '2027-01-01')).toEqual([`${advisory.url} is accepted and no longer reported: remove it`])
})

it('says that it was skipped, and why', () => {
  expect(auditLine({ skipped: '405 Method Not Allowed', open: [] })).toContain('Skipped')
})
