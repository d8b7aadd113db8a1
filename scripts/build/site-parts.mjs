import { fromTop, rolesFile } from './part-roles.mjs'

/**
 * What a host must know of a finished build to write documents: the template, the modules of the pages, and the files with their imports
 * and assets, in the bundler's format, so that `partsOf` can read it.
 * @param {import('vite').Rolldown.RolldownOutput['output']} output
 */
export function siteParts(output, { id, template, shell, modules, headers }) {
  const files = output.flatMap(part => {
    if (part.type === 'asset')
      return part.fileName.endsWith('.css') || part.fileName === rolesFile
        ? [{ type: 'asset', fileName: part.fileName, source: String(part.source) }]
        : []
    const { fileName, isEntry, facadeModuleId, imports, dynamicImports, viteMetadata } = part
    return [
      {
        type: 'chunk',
        fileName,
        isEntry,
        facadeModuleId: fromTop(facadeModuleId ?? ''),
        moduleIds: part.moduleIds.map(fromTop).filter(module => /^\/src\/(main\.tsx$|ui\/)/.test(module)),
        imports,
        dynamicImports,
        viteMetadata: { importedCss: [...(viteMetadata?.importedCss ?? [])] },
      },
    ]
  })
  return { id, template, shell, modules, headers, files }
}
