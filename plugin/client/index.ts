export {ApiDocumentProvider, useApiDocument, type ApiDocumentProviderProps, type LoadSchemas} from './document';
