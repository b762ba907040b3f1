import React from 'react';
import Layout from '@theme/Layout';
import Item from '@api-reference/default/schemas/Item';
import ItemColor from '@api-reference/default/schemas/Item#color';
import ListItems from '@api-reference/default/items/get#link';

export default function ItemPage() {
  return (
    <Layout title="An item">
      <main className="container">
        <h1>An item</h1>
        <Item />
        <ItemColor />
        <ListItems />
      </main>
    </Layout>
  );
}
