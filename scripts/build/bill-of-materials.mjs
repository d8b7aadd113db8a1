import { writeFile } from 'node:fs/promises'
import { npm } from '../npm.mjs'

/**
 * Writes the list of all packages that a part of the release contains, with their versions, licenses and checksums (CycloneDX). The file is
 * stored beside the deployed files and is not uploaded.
 */
export async function writeBillOfMaterials(folder, file) {
  const { status, stdout, stderr } = npm(['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--include=dev'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  })
  if (status !== 0) throw new Error(`npm sbom failed in ${folder}:\n${stderr}`)
  await writeFile(file, JSON.stringify(withoutDevelopment(JSON.parse(stdout)), undefined, 1))
}

/** `npm sbom --omit=dev` also omits a package of the site, such as React, if a development tool requires it as a peer. */
function withoutDevelopment(bill) {
  const isDevelopment = ({ properties = [] }) => properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true')
  const omitted = new Set(bill.components.filter(isDevelopment).map(component => component['bom-ref']))
  return {
    ...bill,
    components: bill.components.filter(component => !omitted.has(component['bom-ref'])),
    dependencies: bill.dependencies.flatMap(({ ref, dependsOn = [], ...rest }) =>
      omitted.has(ref) ? [] : [{ ref, ...rest, dependsOn: dependsOn.filter(other => !omitted.has(other)) }],
    ),
  }
}
