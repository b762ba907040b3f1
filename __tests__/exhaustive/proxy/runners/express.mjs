import express from 'express';
import {createTryItRouter} from 'docusaurus-plugin-api-reference/proxy';
import {serve} from './serve.mjs';

serve(express().use(createTryItRouter({manifest: process.env.MANIFEST})));
