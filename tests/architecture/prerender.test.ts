// @vitest-environment node
import { beforeAll, expect, it } from 'vitest'
import { openSampleSite } from '../../scripts/build/sample-site'
import { readPayload, render } from '../../src/ui/prerender-page'
import { publicRoutes } from '../../src/ui/public-routes'
import { isPublic } from '../../src/ui/routing/public-route-match'
import { exampleOf } from '../../src/ui/routing/route-definition'
import { seasonOfRun } from '../support/run/season-of-run'

let site: Awaited<ReturnType<typeof openSampleSite>>
beforeAll(async () => {
  site = await openSampleSite(seasonOfRun)
})

const origin = 'https://example.org'
const open = publicRoutes.filter(isPublic).map(exampleOf)

it.each(open)('%s is rendered in Node from its payload alone', async example => {
  const page = (await site.pageAt(example))!
  const { html, head, status } = await render(example, { origin, answers: readPayload(`[${page.answers.join(',')}]`) })
  expect(status).toBe(200)
  expect(html.match(/<h1/g)).toHaveLength(1)
  // A boundary that waits for JavaScript would hide its content from visitors without it.
  expect(html).not.toMatch(/<!--\$[?!]-->|<template/)
  expect(head).toMatch(/<title>[^<]+<\/title>/)
  expect(head).toContain(`<link rel="canonical" href="${origin}${example}" />`)
})

it('an unknown address is rendered as not found', async () => {
  const { answers } = (await site.pageAt('/about'))!
  const { status } = await render('/about/none/such', { origin, answers: readPayload(`[${answers.join(',')}]`) })
  expect(status).toBe(404)
})
