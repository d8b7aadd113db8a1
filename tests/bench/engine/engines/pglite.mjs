import { PGlite } from '@electric-sql/pglite'
import { live } from '@electric-sql/pglite/live'
import { maxResults } from '../records.mjs'

export async function open() {
  const database = await PGlite.create({ extensions: { live } })
  await database.exec(`create table studios (id text primary key, name text collate "C", place text, area text, status text, rank int, tags text[], price int, open bool);
    create index on studios (place); create index on studios (rank); create index on studios (name);
    create index on studios using gin (tags); create index on studios (area, status, rank);`)
  const find = async (sql, values) => (await database.query(sql, values)).rows
  const two = `select * from studios where area = $1 and status = $2 order by rank limit ${maxResults}`
  return {
    async load(records) {
      for (let i = 0; i < records.length; i += 10_000)
        await database.query('insert into studios select * from json_populate_recordset(null::studios, $1)', [
          JSON.stringify(records.slice(i, i + 10_000)),
        ])
      await database.exec('analyze studios')
    },
    equality: place => find('select * from studios where place = $1', [place]),
    range: from => find(`select * from studios where rank >= $1 order by rank limit ${maxResults}`, [from]),
    contains: tag => find('select * from studios where tags @> array[$1]', [tag]),
    two: (area, status) => find(two, [area, status]),
    prefix: begin => find(`select * from studios where name >= $1 and name < $2 order by name limit ${maxResults}`, [begin, `${begin}~`]),
    async watch(area, status, next) {
      const { unsubscribe } = await database.live.query(two, [area, status], ({ rows }) => next(rows))
      return unsubscribe
    },
    change: (id, { price }) => database.query('update studios set price = $2 where id = $1', [id, price]),
    settle: () => new Promise(resolve => setImmediate(resolve)),
  }
}
