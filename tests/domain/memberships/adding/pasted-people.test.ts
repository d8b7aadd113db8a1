import { expect, it } from 'vitest'
import { pastedPeople } from '../../../../src/domain/memberships/adding/pasted-people'

const read = (text: string) =>
  pastedPeople(text).map(({ line, first, last, email, problem }) => [line, first, last, email, problem].filter(one => one !== undefined))

it('reads people as a table is copied, with commas, and with semicolons', () => {
  expect(read('First\tLast\tE-mail\nAna\tLo\tAna@Post.example\n\nBo, Diaz, bo@post.example\r\n"Cy Lou van Dam"; cy@post.example')).toEqual([
    [2, 'Ana', 'Lo', 'ana@post.example'],
    [4, 'Bo', 'Diaz', 'bo@post.example'],
    [5, 'Cy Lou van', 'Dam', 'cy@post.example'],
  ])
})

it('says what a line lacks, and where somebody stands twice', () => {
  expect(read('Ana Lo\nana@post.example\nAna Lo, ana@post.example\nMadonna, m@post.example\nX, not@an address')).toEqual([
    [1, 'Ana', 'Lo', '', 'no-email'],
    [2, '', '', 'ana@post.example', 'no-name'],
    [3, 'Ana', 'Lo', 'ana@post.example', 'twice'],
    [4, '', 'Madonna', 'm@post.example'],
    [5, '', 'X', '', 'no-email'],
  ])
})

it('reads the number of a check wherever its cell stands, which is no name', () => {
  const checks = (text: string) => pastedPeople(text).map(({ first, last, check }) => [first, last, check])
  expect(checks('Name\tEmail\tCheck\nAna Lo\tana@post.example\t1042\n#1043, Bo, Diaz, bo@post.example\nCy Lou; cy@post.example; No. 55-7')).toEqual([
    ['Ana', 'Lo', '1042'],
    ['Bo', 'Diaz', '1043'],
    ['Cy', 'Lou', '55-7'],
  ])
  expect(checks('Ana Lo, ana@post.example')).toEqual([['Ana', 'Lo', undefined]])
  expect(pastedPeople(`Ana Lo, ana@post.example, ${'7'.repeat(90)}`)[0]?.check).toHaveLength(80)
})

it('takes a line with a plus as somebody who shares the membership of the last line without one', () => {
  const shared = (text: string) => pastedPeople(text).map(({ line, first, sharesWith, problem }) => [line, first, sharesWith, problem])
  expect(
    shared('+ Zoe, zoe@post.example\nAna Lo, ana@post.example\n+ Bo Lo, bo@post.example\n+\tCy\tLo\tcy@post.example\nDee, dee@post.example'),
  ).toEqual([
    [1, '', undefined, 'no-holder'],
    [2, 'Ana', undefined, undefined],
    [3, 'Bo', 2, undefined],
    [4, 'Cy', 2, undefined],
    [5, '', undefined, undefined],
  ])
})

it('takes no more of a name than a record does, and leaves out headings only on the first line', () => {
  const [long] = pastedPeople(`${'A'.repeat(90)}, ${'B'.repeat(90)}, a@post.example`)
  expect([long?.first, long?.last]).toEqual(['A'.repeat(80), 'B'.repeat(80)])
  expect(read('Ana, Lo, ana@post.example\nName, Email')).toEqual([
    [1, 'Ana', 'Lo', 'ana@post.example'],
    [2, 'Name', 'Email', '', 'no-email'],
  ])
  expect(read('Name, Town\nAna Lo, ana@post.example').map(([line]) => line)).toEqual([1, 2])
})
