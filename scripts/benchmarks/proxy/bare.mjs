// The baseline: http-proxy-middleware in front of the same API, with nothing around it.
import express from 'express';
import {createProxyMiddleware} from 'http-proxy-middleware';

const app = express();
app.use(createProxyMiddleware({target: process.argv[2], changeOrigin: true}));
const server = app.listen(0, '127.0.0.1', () => process.send({port: server.address().port}));
