// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RecordService } from '../../../../../src/domain/records/record-service'
import { resources } from '../../../../../src/domain/resources/resources.collection'
import { Records } from '../../../../../src/domain/shared/records/records'
import { press } from '../../../../support/drawing/press'
import { memoryApp } from '../../../../support/memory-app'

describe('earlier bulk changes', () => {
  it('can be undone from their list, whoever made them', async () => {
    const { world, visit } = await memoryApp({ as: 'contentadmin' })
    const service = world.services.get(RecordService)
    await service.bulkChange(resources, ['accessible-studio', 'checklist-weekend'], { is: 'set', fields: { audience: 'hosts' } })
    await visit('/cpanel/resources')
    await press('Earlier changes')
    await screen.findByText(/2 records, done/)
    await press(/^Undo the change of/)
    await screen.findByText('Undone: 2 records.')
    expect(await world.services.get(Records).count(resources, { where: [['audience', '==', 'hosts']] })).toBe(2)
    await press('Earlier changes')
    await screen.findByText(/2 records, undone/)
  })
})
