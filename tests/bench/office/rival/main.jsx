// Like react-admin's own simple example: two tables with filters and their forms, over data in memory.
import fakeDataProvider from 'ra-data-fakerest'
import {
  Admin,
  BooleanField,
  BooleanInput,
  Create,
  Datagrid,
  DateField,
  DateInput,
  Edit,
  EditButton,
  List,
  NumberField,
  NumberInput,
  ReferenceField,
  ReferenceInput,
  Resource,
  SearchInput,
  SelectInput,
  SimpleForm,
  TextField,
  TextInput,
} from 'react-admin'
import { createRoot } from 'react-dom/client'

const rows = (count, make) => Array.from({ length: count }, (_, i) => ({ id: i + 1, ...make(i) }))
const kinds = ['article', 'link', 'file', 'opportunity']
const data = {
  posts: rows(100, i => ({
    title: `What a studio needs, part ${i + 1}`,
    kind: kinds[i % kinds.length],
    published_at: new Date(Date.UTC(2026, i % 12, 1 + (i % 28))),
    views: (i * 37) % 500,
    commentable: i % 3 > 0,
  })),
  comments: rows(100, i => ({ post_id: 1 + (i % 100), body: `Remark ${i + 1} on it`, created_at: new Date(Date.UTC(2026, i % 12, 1 + (i % 28))) })),
}

const postFilters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="kind" source="kind" choices={kinds.map(id => ({ id, name: id }))} />,
]
const PostList = () => (
  <List filters={postFilters} sort={{ field: 'published_at', order: 'DESC' }}>
    <Datagrid>
      <TextField source="id" />
      <TextField source="title" />
      <TextField source="kind" />
      <DateField source="published_at" />
      <NumberField source="views" />
      <BooleanField source="commentable" />
      <EditButton />
    </Datagrid>
  </List>
)
const PostForm = () => (
  <SimpleForm>
    <TextInput source="title" fullWidth />
    <SelectInput source="kind" choices={kinds.map(id => ({ id, name: id }))} />
    <DateInput source="published_at" />
    <NumberInput source="views" />
    <BooleanInput source="commentable" />
  </SimpleForm>
)
const PostEdit = () => (
  <Edit>
    <PostForm />
  </Edit>
)
const PostCreate = () => (
  <Create>
    <PostForm />
  </Create>
)
const CommentList = () => (
  <List filters={[<SearchInput key="q" source="q" alwaysOn />]}>
    <Datagrid>
      <TextField source="id" />
      <TextField source="body" />
      <DateField source="created_at" />
      <ReferenceField source="post_id" reference="posts" />
      <EditButton />
    </Datagrid>
  </List>
)
const CommentEdit = () => (
  <Edit>
    <SimpleForm>
      <TextInput source="body" fullWidth />
      <ReferenceInput source="post_id" reference="posts" />
      <DateInput source="created_at" />
    </SimpleForm>
  </Edit>
)

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={fakeDataProvider(data)} disableTelemetry>
    <Resource name="posts" list={PostList} edit={PostEdit} create={PostCreate} recordRepresentation="title" />
    <Resource name="comments" list={CommentList} edit={CommentEdit} />
  </Admin>,
)
